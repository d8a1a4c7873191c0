import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { RadioGroup } from './radio-group.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

describe('a field', () => {
  it('is named by its label', () => {
    const html = renderToStaticMarkup(<TextField label="Phone" name="phone" type="tel" />);
    expect(html).toContain('<label for="phone">Phone</label>');
    expect(html).toContain('id="phone"');
    expect(html).toContain('type="tel"');
  });

  it('marks only what is optional', () => {
    const optional = renderToStaticMarkup(<TextField label="Company" name="company" optional />);
    const expected = renderToStaticMarkup(<TextField label="Name" name="name" />);
    expect(optional).toContain('(optional)');
    expect(expected).not.toContain('(optional)');
  });

  it('is described by hint and error together, and invalid only with an error', () => {
    const faulty = renderToStaticMarkup(
      <TextField label="Phone" name="phone" hint="10 digits" error="Too short" />,
    );
    expect(faulty).toContain('aria-describedby="phone-hint phone-error"');
    expect(faulty).toContain('aria-invalid="true"');
    expect(faulty).toContain('id="phone-error">Too short<');
    const sound = renderToStaticMarkup(<TextField label="Phone" name="phone" />);
    expect(sound).not.toContain('aria-');
  });

  it('has its own id when two fields share a name', () => {
    const html = renderToStaticMarkup(
      <TextField label="E-mail" name="email" id="catalog-email" error="Missing" />,
    );
    expect(html).toContain('name="email"');
    expect(html).toContain('aria-describedby="catalog-email-error"');
  });

  it('behaves the same as text area and as select', () => {
    const area = renderToStaticMarkup(
      <TextAreaField label="Notes" name="notes" error="Too long" />,
    );
    const select = renderToStaticMarkup(
      <SelectField
        label="Use"
        name="use"
        prompt="Choose"
        options={[{ value: 'tee', label: 'Tees' }]}
        error="Missing"
      />,
    );
    for (const [html, id] of [
      [area, 'notes'],
      [select, 'use'],
    ] as const) {
      expect(html).toContain(`aria-describedby="${id}-error"`);
      expect(html).toContain('aria-invalid="true"');
    }
    expect(select).toContain('<option value="">Choose</option>');
  });
});

describe('a choice', () => {
  const options = [
    { value: 'email', label: 'Email' },
    { value: 'phone', label: 'Phone' },
  ];

  it('is a group with a legend and one default', () => {
    const html = renderToStaticMarkup(
      <RadioGroup legend="How?" name="method" options={options} defaultValue="phone" />,
    );
    expect(html).toContain('<legend>How?</legend>');
    expect(html.match(/checked/g)).toHaveLength(1);
    expect(html).toMatch(/<input[^>]*(checked[^>]*value="phone"|value="phone"[^>]*checked)/);
  });

  it('links an error to its checkbox', () => {
    const html = renderToStaticMarkup(
      <Checkbox name="consent" label="I agree" error="Please agree" />,
    );
    expect(html).toContain('aria-describedby="consent-error"');
    expect(html).toContain('<label class="check" for="consent">');
  });
});
