import type { SiteContent } from '../../content/site-content.ts';
import { knittedCategories } from '../../domain/catalogue/knitted-categories.ts';
import { href, pages } from '../../contract/routes.ts';
import { articlePath } from '../journal.ts';

/** What a language model should know of the mill before it answers questions about it. */
export function llmsText(content: SiteContent, siteUrl: string): string {
  const { articles, categories, mill, terms } = content;
  const { questions: faq } = content.faq;
  const knitted = new Set(knittedCategories(content));
  const link = (name: string, path: string, note: string) =>
    `- [${name}](${siteUrl}${path}): ${note}`;
  return `# ${mill.name}

> ${mill.blurb}

${mill.soldByTheMetre} Sales: ${mill.sales.email}.

## Terms

- Price: ${terms.price}. No price is published anywhere.
- Sampling: ${terms.sampling.text}. Bulk: ${terms.bulk.text}. Lead time: ${terms.leadTime.text} from the approved shade.
- Weight held within ${terms.gsmTolerance.text}. ${terms.swatchPack.text}.
- Ask: ${link('Get Quote', pages.quote, `answered ${terms.response.enquiry.text}`).slice(2)}

## Fabrics

${categories
  .filter(({ id }) => knitted.has(id))
  .map((category) =>
    link(category.title, href.fabrics({ category: category.id }), category.description),
  )
  .join('\n')}
${link('Complete catalogue', pages.catalogue, 'every design with weight, width, composition and construction')}
${link('Catalogue as PDF', '/catalogue.pdf', 'the same book to print; each fabric has its own sheet at its address with .pdf added')}

${guides(articles.map((article) => link(article.title, articlePath(article), article.excerpt)))}## Questions buyers ask

${faq.map(({ question, answer }) => `### ${question}\n\n${answer}`).join('\n\n')}
`;
}

function guides(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## Guides\n\n${lines.join('\n')}\n\n`;
}
