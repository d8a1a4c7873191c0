import { useContent } from '../../content-context.tsx';
import { articlePath } from '../../../content/journal/front-matter.ts';
import type { Picture as PictureRecord } from '../../../domain/picture/picture.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { type Article, findArticle } from '../../journal.ts';
import { FolioOf } from '../folio-drawing.tsx';

export function Notebook({ stack }: { readonly stack: PictureRecord | undefined }) {
  const { notebook } = useContent().home;
  const lead = requireArticle(notebook.lead.slug);
  return (
    <section className="sec wrap notebook" aria-label={notebook.heading}>
      <div className="grid12">
        <FolioOf folio={notebook.folio} />
        <div className="head notebook-head">
          <h2>{notebook.heading}</h2>
          <ButtonLink href={notebook.button.to}>{notebook.button.label}</ButtonLink>
        </div>
        <a className="post post-lead" href={articlePath(lead)}>
          {stack && <Picture picture={stack} sizes="(width < 40rem) 95vw, 50vw" alt="" />}
          <PostLabel article={lead} label={notebook.lead.label} />
          <h3>{notebook.lead.title}</h3>
        </a>
        <ul className="posts">
          {notebook.posts.map((post) => {
            const article = requireArticle(post.slug);
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

function requireArticle(slug: string): Article {
  const article = findArticle(slug);
  if (!article) throw new Error(`The home page names an article that does not exist: ${slug}`);
  return article;
}
