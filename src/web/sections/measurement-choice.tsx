import { measurement } from '../analytics/measurement.ts';

/**
 * Asks for consent once, in the footer, and lets the visitor change it there. Only where the owner
 * configured a measurement service; shown by script, since without it nothing is ever counted.
 */
export function MeasurementChoice() {
  if (!measurement.analyticsId && !measurement.adsId) return null;
  return (
    <div
      className="foot-choice wrap lab"
      role="group"
      aria-label="Measurement"
      data-choice=""
      hidden
    >
      <p>
        May Google count this visit, so that we see which pages and advertisements help? Nothing is
        counted unless you allow it.
      </p>
      <button type="button" data-choose="granted" aria-pressed="false">
        Allow
      </button>
      <button type="button" data-choose="denied" aria-pressed="false">
        Do not allow
      </button>
    </div>
  );
}
