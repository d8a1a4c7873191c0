import { AiTalk, type AiTalkProps } from '../chat/ai-talk.tsx';

/** The AI assistant as a part of its own page. */
export default function FabricGuide(props: AiTalkProps) {
  return <AiTalk {...props} focus={false} />;
}
