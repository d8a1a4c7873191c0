import { chatLeadTexts, collectionInterests } from '../../contract/assistant/chat-lead.ts';
import { href } from '../../contract/routes.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SpamTrap } from '../forms/spam-trap.tsx';

/** What is missing, said where it is seen wherever the form is scrolled to. */
export function FormFault({ fault }: { readonly fault: string }) {
  return (
    <p className="field-error talk-fault" role="alert">
      {fault}
    </p>
  );
}

/** Who asks; both assistants need it. */
export function PersonFields({ id }: { readonly id: string }) {
  return (
    <>
      <TextField id={`${id}-name`} name="name" label="Name" autoComplete="name" required />
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        required
      />
      <TextField
        id={`${id}-phone`}
        name="phone"
        type="tel"
        label="Phone"
        autoComplete="tel"
        required
      />
    </>
  );
}

/** What the cloth is for; all of it may stay empty. */
export function WishFields({ id }: { readonly id: string }) {
  return (
    <>
      <TextField
        id={`${id}-city`}
        name="city"
        label="City"
        autoComplete="address-level2"
        optional
      />
      <SelectField
        id={`${id}-useCase`}
        name="useCase"
        label="Collection Interest"
        prompt="Choose a collection"
        options={collectionInterests.map((name) => ({ value: name, label: name }))}
        optional
      />
      <TextField
        id={`${id}-gsm`}
        name="gsm"
        label="GSM Range"
        placeholder="160, 180"
        autoComplete="off"
        optional
      />
      <TextField id={`${id}-colours`} name="colours" label="Colours" autoComplete="off" optional />
      <TextField
        id={`${id}-metres`}
        name="metres"
        label="Approx. Metres"
        inputMode="numeric"
        autoComplete="off"
        optional
      />
    </>
  );
}

interface SendFieldsProps {
  readonly id: string;
  readonly privacyVersion: string;
  readonly sending: boolean;
  readonly onBack: () => void;
}

/** Consent, and the two ways out. */
export function SendFields({ id, privacyVersion, sending, onBack }: SendFieldsProps) {
  const label = (
    <>
      {chatLeadTexts.consent} (
      <a href={href.privacy()} target="_blank" rel="noopener">
        privacy policy
      </a>
      )
    </>
  );
  return (
    <>
      <Checkbox id={`${id}-consent`} name="consent" label={label} required />
      <input type="hidden" name="privacyVersion" value={privacyVersion} />
      <SpamTrap id={`${id}-website`} />
      <div className="talk-acts">
        <Button
          type="submit"
          look="primary"
          size="small"
          busy={sending}
          busyText={chatLeadTexts.sending}
        >
          {chatLeadTexts.submit}
        </Button>
        <button type="button" className="lnk" onClick={onBack}>
          Back to the chat
        </button>
      </div>
    </>
  );
}
