import { aiChatTexts } from '../../contract/assistant/ai-chat.ts';
import { AiTalk, type AiTalkProps } from '../chat/ai-talk.tsx';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { useLauncher } from '../chat/use-launcher.ts';

/** Bottom right: answers questions about the cloth. */
export default function AiChat(props: AiTalkProps) {
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
      <AiTalk {...props} focus={open} />
    </ChatPanel>
  );
}
