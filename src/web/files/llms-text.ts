import type { SiteContent } from '../../content/site-content.ts';
import { knittedCategories } from '../../domain/catalogue/knitted-categories.ts';
import { bookPaths } from '../../contract/catalogue/book.ts';
import { mcpPath } from '../../contract/mcp/mcp-path.ts';
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

## For machines

${link('Catalogue as JSON', bookPaths.json, `every fabric with all its facts; schema at ${bookPaths.schema}`)}
${link('Catalogue as CSV', bookPaths.csv, 'one row for each fabric')}
${link('Changes', bookPaths.changes, 'an Atom feed of what was published')}
- Tools for assistants: Model Context Protocol at ${siteUrl}${mcpPath}

${guides(articles.map((article) => link(article.title, articlePath(article), article.excerpt)))}## Questions buyers ask

${faq.map(({ question, answer }) => `### ${question}\n\n${answer}`).join('\n\n')}
`;
}

function guides(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## Guides\n\n${lines.join('\n')}\n\n`;
}
