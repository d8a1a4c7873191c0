import { AiConversation, type AiConversationProps } from '../chat/ai-conversation.tsx';

/** The AI assistant as a part of its own page. */
export default function FabricGuide(props: AiConversationProps) {
  return <AiConversation {...props} focus={false} />;
}
