import { aiChatTexts } from '../../contract/assistant/ai-chat.ts';
import { AiConversation, type AiConversationProps } from '../chat/ai-conversation.tsx';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { useLauncher } from '../chat/use-launcher.ts';

/** The AI assistant at the bottom right: answers questions about the fabrics. */
export default function AiChat(props: AiConversationProps) {
  const { open, close } = useLauncher('ai-chat');
  if (open === undefined) return null;
  return (
    <ChatPanel
      id="ai-chat"
      side="right"
      title={aiChatTexts.launcher}
      subtitle={aiChatTexts.subtitle}
      open={open}
      onClose={close}
    >
      <AiConversation {...props} focus={open} />
    </ChatPanel>
  );
}
