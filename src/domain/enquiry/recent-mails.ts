/** When one mailbox was last sent mails that anybody can cause, by what they were. */
export interface RecentMails {
  readonly catalog: readonly number[];
  readonly receipt: readonly number[];
}

export function parseRecentMails(text: string): RecentMails {
  const { catalog = [], receipt = [] } = JSON.parse(text) as Partial<RecentMails>;
  return { catalog, receipt };
}

/** With one more; nothing where the mailbox has had as many as it may since then. */
export function addRecentMail(
  recent: RecentMails,
  topic: keyof RecentMails,
  { limit, since, now }: { readonly limit: number; readonly since: number; readonly now: number },
): RecentMails | undefined {
  const isRecent = (time: number) => time > since;
  const kept = {
    catalog: recent.catalog.filter(isRecent),
    receipt: recent.receipt.filter(isRecent),
  };
  if (kept[topic].length >= limit) return undefined;
  return { ...kept, [topic]: [...kept[topic], now] };
}
