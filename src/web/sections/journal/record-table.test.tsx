import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anchorOf, headingText } from './anchor-of.ts';
import { DataTable, RecordTable } from './record-table.tsx';

test('the first cell of a row names it, every other cell carries its column', () => {
  const html = renderToStaticMarkup(
    <RecordTable>
      <thead>
        <tr>
          <th>Band</th>
          <th>GSM</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Light</td>
          <td>
            120–160 <em>GSM</em>
          </td>
        </tr>
      </tbody>
    </RecordTable>,
  );
  expect(html).toContain('<th scope="col">Band</th>');
  expect(html).toContain('<th scope="row">Light</th>');
  expect(html).toMatch(/<td data-column="GSM"[^>]*>120–160 <em>GSM<\/em><\/td>/);
});

test('a corner without words is no heading', () => {
  const html = renderToStaticMarkup(<DataTable columns={[undefined, 'Law']} rows={[['a', 'b']]} />);
  expect(html).toContain('<tr><td></td><th scope="col">Law</th></tr>');
});

test('more than three columns are dealt out on a phone', () => {
  const wide = <DataTable columns={['a', 'b', 'c', 'd']} rows={[]} />;
  expect(renderToStaticMarkup(wide)).toContain('card-table-wide');
  expect(renderToStaticMarkup(<DataTable columns={['a']} rows={[]} />)).not.toContain('wide');
});

test('an anchor is made of the letters of its heading, whatever is set in them', () => {
  expect(anchorOf('What’s in a 150–170 tee?')).toBe('whats-in-a-150-170-tee');
  expect(anchorOf(['Piqué ', <em key="x">and rib</em>])).toBe('pique-and-rib');
  expect(headingText(undefined)).toBe('');
});
