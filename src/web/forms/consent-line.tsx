import { href } from '../../contract/routes.ts';
import { SpamTrap } from './spam-trap.tsx';

interface ConsentLineProps {
  /** Which text of the privacy policy the visitor could read; kept with the enquiry. */
  readonly privacyVersion: string;
  /** Keeps the ids of several forms on one page apart. */
  readonly id: string;
  readonly children?: string | undefined;
}

/** What we do with the answers, said beside the button that sends them. */
export function ConsentLine({ privacyVersion, id, children }: ConsentLineProps) {
  return (
    <>
      <p className="hint">
        {children && `${children} `}We use what you send to answer you:{' '}
        <a href={href.privacy()}>privacy policy</a>, version {privacyVersion}.
      </p>
      <input type="hidden" name="privacyVersion" value={privacyVersion} />
      <SpamTrap id={`${id}-website`} />
    </>
  );
}
