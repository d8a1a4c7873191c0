/**
 * Why the desk refuses something, in the words a clerk reads. `server/http/outcome.ts` gives each its
 * status.
 */
export const deskRefusals = {
  'wrong-type': 'Please send JSON.',
  malformed: 'The request could not be read.',
  'cut-off': 'The request was cut off. Please try again.',
  'too-large': 'This is too long.',
  invalid: 'Please check what you entered.',
  'cross-site': 'This request came from another site.',
  'key-reused': 'This was sent before with other content. Please reload the page and try again.',
  'already-done': 'This has already been done. Please look at it before you do it again.',
  'unknown-address': 'There is nothing at this address.',
  unavailable: 'The database does not answer. Please try again in a moment.',
  unexpected: 'Something went wrong.',

  'signed-out': 'Please sign in.',
  'only-looking': 'Your role can see everything, but cannot change anything.',
  'owners-only': 'Only an owner can do this.',
  'publishers-only': 'Only an owner or an editor can publish. Your draft is saved for them.',
  'not-enquiries': 'Your role writes what the site says. It does not work on enquiries.',
  'wrong-password': 'E-mail address or password is wrong.',
  'sign-in-expired': 'Please sign in again.',
  'wrong-code': 'This code is not right. Please try the next one.',
  'code-used': 'This code has already been used. Please wait for the next one.',
  'too-many-guesses': 'Too many attempts. Please try again later.',
  'code-locked':
    'Too many wrong codes in a row: new devices are locked out. Please sign in with a browser you have used before, or ask an owner for a link for a new password.',
  'confirm-first': 'Please confirm first that it is you.',
  'wrong-own-code': 'This code is not right. Please try the next one.',
  'code-used-here': 'This code has already been used. Please wait for the next one.',
  'weak-password': 'This password is easy to guess. Please choose another one.',
  'busy-signing-in': 'Many people are signing in. Please try again in a moment.',
  'authenticator-exists': 'The authenticator is already set up.',
  'wrong-password-at-setup': 'This password is wrong.',
  'wrong-own-password': 'This password is wrong.',
  'link-expired':
    'This link has already been used or has expired. Please ask an owner for a new one.',
  'feed-gone': 'This calendar address is no longer in use.',

  'enquiry-gone': 'This enquiry no longer exists.',
  'changed-meanwhile': 'This is no longer possible: somebody has changed it in the meantime.',
  'colleague-removed': 'This colleague is no longer at the desk.',
  'no-mail-address': 'This enquiry has no e-mail address to reply to.',
  'mail-gone': 'This mail is no longer here.',
  'no-such-reference': 'There is no enquiry with this reference.',
  'same-buyer': 'These enquiries stand together already.',
  'no-other-enquiries': 'This enquiry stands alone already.',
  'sample-gone': 'This sample no longer exists.',
  'no-tracking-number': 'Please enter the tracking number first.',
  'quote-gone': 'This quote no longer exists.',
  'quote-day-past': 'Please choose a last day that is not in the past.',
  'quote-tiers':
    'Please check the tiers: they rise by metres, begin at the smallest order, and hold the metres that were asked for. Each Incoterm needs its place.',
  'dips-answered': 'These lab dips have already been answered or withdrawn.',
  'room-photo-gone': 'This photograph is no longer here.',
  'quote-closed': 'This quote has already been answered or withdrawn.',
  'person-gone': 'This person is no longer at the desk.',
  'person-exists': 'Somebody with this e-mail address is already at the desk.',
  'invitation-gone': 'This invitation has been used, withdrawn or replaced, or has expired.',
  'last-owner': 'The desk needs an owner. Please make somebody else an owner first.',
  'mail-not-refused': 'This mail is already on its way.',
  'link-mail-over': 'The link in this mail has ended. Please send a new invitation or a new link.',
  'record-gone': 'There is no such record.',
  'revision-gone': 'There is no such version of this record.',
  'draft-moved': 'Somebody has saved this record in the meantime. Please look at it again.',
  'no-draft': 'There is no draft to discard.',
  'publication-gone': 'There is no such publication.',
  'plan-gone': 'This is no longer planned: it has been published or cancelled.',
  'plan-moment': 'Please choose a moment that is still to come, within a year.',
  'took-over': 'With this publication the mill took over what was shipped. It cannot be undone.',
  'publishing-busy': 'Others are publishing at this moment. Please try again.',
  'offer-gone': 'This offer no longer stands.',
  'offer-clashes': 'You and the new release changed the same fields. Please choose in the form.',
  'import-gone': 'This import was taken back already, or is older than a week.',
  'newer-release':
    'This was saved by a newer release of the program. Please wait until it is updated here.',
  'knitting-gone': 'Nobody has asked for pictures of this fabric.',
  'knitting-over': 'These pictures are no longer being knitted.',
  'knit-queue-full':
    'Many pictures are waiting to be knitted. Please try again when some are done.',
  'own-knit-queue-full':
    'You have asked for the pictures of several fabrics already. Please wait until some are done.',
  'proof-empty': 'This file is empty. Please choose it again.',
  'proof-too-heavy': 'This file is larger than 10 MB. Please scan it smaller and send it again.',
  'proof-wrong-kind': 'Please send the proof as a PDF, JPEG or PNG file.',
  'proof-gone': 'This file is no longer at the desk.',
  'not-ready-to-go-live': 'Some things that must be done are still open. Please look at the list.',
  'no-such-subject': 'No claims speak of this.',
  'no-contact': 'Please enter an e-mail address or a telephone number.',

  'photo-empty': 'This file is empty. Please choose the photograph again.',
  'photo-too-heavy':
    'This file is larger than 40 MB. Please save the photograph as JPEG and send that.',
  'photo-drawing':
    'This is a drawing (SVG), not a photograph. Please choose a JPEG, PNG, WebP, AVIF or TIFF file.',
  'photo-moving':
    'This file holds several pictures or a film. Please choose a single photograph: JPEG, PNG, WebP, AVIF or TIFF.',
  'photo-document':
    'This is a document, not a photograph. Please save the picture in it as JPEG and send that.',
  'photo-web-page':
    'This is a web page, not a photograph. Please save the picture itself and send that.',
  'photo-iphone-format':
    'This is a HEIC file, which we cannot read. Please save it as JPEG; on an iPhone: Settings, Camera, Formats, Most Compatible.',
  'photo-no-picture':
    'This is not a photograph that we can read. Please choose a JPEG, PNG, WebP, AVIF or TIFF file.',
  'photo-damaged':
    'This photograph is damaged or was cut off. Please copy it from the camera again.',
  'photo-too-many-pixels':
    'This picture has more than 60 megapixels. Please make it smaller and send it again.',
  'photo-too-small':
    'This picture is too small: its shorter side needs at least 720 pixels. Please send the original from the camera.',
  'logo-too-small':
    'This picture is too small for a logo: its shorter side needs at least 48 pixels.',
  'photo-too-hard':
    'This photograph could not be read in the time and memory we allow. Please save it again as a plain JPEG and send that.',
  'photo-queue-full':
    'Several photographs are being prepared already. Please try again in a minute.',
  'camera-link-over':
    'This code has ended. Please make a new one at the computer: Pictures, Take a photograph.',
  'camera-link-full':
    'This code has brought as many photographs as one code may. Please make a new one at the computer.',
  'camera-link-busy': 'Too many tries from this telephone. Please wait a minute.',
  'fabric-photographs-full':
    'This fabric has 24 photographs already. Please take one off at the computer first.',
  'no-room':
    'There is no room left on the server for this file. Please tell the person who runs it.',
} as const;
export type DeskRefusal = keyof typeof deskRefusals;

/** What the desk answers instead of what was asked for; `fields` names the faults of each field. */
export interface DeskError {
  readonly error: string;
  readonly fields?: Readonly<Record<string, string>>;
}
