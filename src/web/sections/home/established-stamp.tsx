import { useContent } from '../../content-context.tsx';
import { hangs } from '../../../domain/design/mark-of.ts';

/** The round stamp on the outside of a bale. */
export function EstablishedStamp() {
  const content = useContent();
  const { mill } = content;
  const { establishedBadge } = content.home;
  if (!establishedBadge.year) return null;
  return (
    <div>
      <p className="sr-only">{establishedBadge.label}</p>
      <svg className="stamp" viewBox="0 0 172 172" aria-hidden="true">
        <defs>
          <path id="stamp-ring" d="M86 86m-68 0a68 68 0 1 1 136 0a68 68 0 1 1-136 0" />
        </defs>
        <g fill="none" stroke="currentColor">
          <circle cx="86" cy="86" r="84" strokeWidth="2" />
          <circle cx="86" cy="86" r="53" strokeWidth="1.3" />
        </g>
        <text className="stamp-ring">
          <textPath href="#stamp-ring" textLength="416">
            {establishedBadge.ring.trim()}
          </textPath>
        </text>
        <text className="stamp-year" x="86" y="92" textAnchor="middle">
          {establishedBadge.year}
        </text>
        {hangs(mill.wordmark) && (
          <text className="stamp-word" x="86" y="118" textAnchor="middle">
            {mill.wordmark}
          </text>
        )}
      </svg>
    </div>
  );
}
