import type { EnquiryStatus } from '../../domain/enquiry/status.ts';

export const statusLabels: Readonly<Record<EnquiryStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  sampled: 'Sampled',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

export function StatusMark({ status }: { readonly status: EnquiryStatus }) {
  return <span className={`status status-${status}`}>{statusLabels[status]}</span>;
}
