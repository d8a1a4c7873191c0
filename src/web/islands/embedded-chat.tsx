import { KeywordTalk, type KeywordTalkProps } from '../chat/keyword-talk.tsx';

/** The keyword assistant alone, filling the frame it sits in. */
export default function EmbeddedChat(props: KeywordTalkProps) {
  return <KeywordTalk {...props} framed />;
}
