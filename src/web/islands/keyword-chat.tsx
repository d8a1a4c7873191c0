import { ChatPanel } from '../chat/chat-panel.tsx';
import {
  KeywordConversation,
  type KeywordConversationProps,
} from '../chat/keyword-conversation.tsx';
import { keywordTexts, millTexts } from '../chat/keyword-texts.ts';
import { useLauncher } from '../chat/use-launcher.ts';

/** The keyword assistant at the bottom left: finds a collection by keywords and takes the visitor's details. */
export default function KeywordChat(props: KeywordConversationProps) {
  const { open, close } = useLauncher('keyword-chat');
  if (open === undefined) return null;
  return (
    <ChatPanel
      id="keyword-chat"
      side="left"
      title={millTexts(props.mill).title}
      subtitle={keywordTexts.subtitle}
      open={open}
      onClose={close}
    >
      <KeywordConversation {...props} focus={open} />
    </ChatPanel>
  );
}
