export interface KeywordMessage {
  readonly id: string;
  readonly type: 'bot' | 'user';
  readonly content: string;
  readonly collections?: readonly string[];
  readonly showLeadForm?: boolean;
  readonly timestamp: number;
}

export function keywordMessage(message: Omit<KeywordMessage, 'id' | 'timestamp'>): KeywordMessage {
  return { ...message, id: crypto.randomUUID(), timestamp: Date.now() };
}
