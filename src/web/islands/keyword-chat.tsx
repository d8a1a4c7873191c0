import { ChatPanel } from '../chat/chat-panel.tsx';
import {
  KeywordConversation,
  type KeywordConversationProps,
} from '../chat/keyword-conversation.tsx';
import { keywordTexts } from '../chat/keyword-texts.ts';
import { useLauncher } from '../chat/use-launcher.ts';

/** Bottom left: finds a collection by its words, and takes a lead. */
export default function KeywordChat(props: KeywordConversationProps) {
  const { open, close } = useLauncher('keyword-chat');
  if (open === undefined) return null;
  return (
    <ChatPanel
      id="keyword-chat"
      side="left"
      title={keywordTexts.title}
      subtitle={keywordTexts.subtitle}
      open={open}
      onClose={close}
    >
      <KeywordConversation {...props} focus={open} />
    </ChatPanel>
  );
}
