import {
  KeywordConversation,
  type KeywordConversationProps,
} from '../chat/keyword-conversation.tsx';

/** The keyword assistant alone, filling the frame it sits in. */
export default function EmbeddedChat(props: KeywordConversationProps) {
  return <KeywordConversation {...props} framed />;
}
