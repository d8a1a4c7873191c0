import { useContent } from '../../content-context.tsx';
import type { SiteContent } from '../../../content/site-content.ts';
import type { Picture as PictureRecord } from '../../../domain/picture/picture.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { type Article, articlePath, findNamedArticle } from '../../journal.ts';
import { FolioOf } from '../folio-drawing.tsx';

export function Notebook({ stack }: { readonly stack: PictureRecord | undefined }) {
  const content = useContent();
  const { notebook } = content.home;
  const lead = leadOf(content);
  if (!lead) return null;
  return (
    <section className="sec wrap notebook" aria-label={notebook.heading}>
      <div className="grid12">
        <FolioOf folio={notebook.folio} />
        <div className="head notebook-head">
          <h2>{notebook.heading}</h2>
          <ButtonLink href={notebook.button.to}>{notebook.button.label}</ButtonLink>
        </div>
        <a className="post post-lead" href={articlePath(lead.article)}>
          {stack && <Picture picture={stack} sizes="(width < 40rem) 95vw, 50vw" alt="" />}
          <PostLabel article={lead.article} label={lead.label} />
          <h3>{lead.title}</h3>
        </a>
        <ul className="posts">
          {notebook.posts.map((post) => {
            const article = findNamedArticle(content, post.slug);
            // Taken out since: the page goes on without it.
            if (!article) return null;
            return (
              <li key={post.slug}>
                <a className="post" href={articlePath(article)}>
                  <PostLabel article={article} label={post.label} />
                  <h3>{post.title}</h3>
                  <p className="mut">{post.line}</p>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function PostLabel({ article, label }: { readonly article: Article; readonly label: string }) {
  return (
    <span className="lab mut">
      {article.isNew && <Badge>NEW</Badge>}
      {label}, {article.readMinutes} min
    </span>
  );
}

/** The article that opens the section; the newest one where it was taken out since. */
function leadOf(content: SiteContent) {
  const { slug, title, label } = content.home.notebook.lead;
  const article = findNamedArticle(content, slug);
  if (article) return { article, title, label };
  const newest = content.articles.toSorted((a, b) => b.date.localeCompare(a.date))[0];
  return newest && { article: newest, title: newest.title, label: newest.section };
}
