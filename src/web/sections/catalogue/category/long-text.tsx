import type { TextSection } from '../../../../content/categories/text-section.ts';

interface LongTextProps {
  readonly heading: string;
  readonly sections: readonly TextSection[];
}

export function LongText({ heading, sections }: LongTextProps) {
  return (
    <section className="long" aria-label={heading}>
      <h2>{heading}</h2>
      <div className="long-text">
        {sections.map((section) => (
          <section key={section.heading}>
            <h3>{section.heading}</h3>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph.slice(0, 40)}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}
