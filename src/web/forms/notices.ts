import { type Answer, errorTitle, unexpectedError } from '../../contract/answer.ts';
import {
  type EnquiryContract,
  type FieldErrors,
  type FormContract,
  type Notice,
  summariseErrors,
} from '../../contract/enquiry/enquiry-contract.ts';

/**
 * What a form says when it is not sent; each row of the error catalogue is one of these. The texts
 * are those of the kind.
 */
export function refusedNotice(
  kind: EnquiryContract,
  form: FormContract,
  errors: FieldErrors,
): Notice {
  if (form.oneLineNotices) return oneLine(Object.values(errors)[0] ?? '');
  return summariseErrors(kind, errors);
}

export function unansweredNotice(form: FormContract): Notice {
  return inForm(form, form.texts.unanswered ?? unexpectedError);
}

export function failedNotice(
  form: FormContract,
  { error, title }: Extract<Answer, { success: false }>,
): Notice {
  const { failed = unexpectedError } = form.texts;
  if (!form.showsServerError) return inForm(form, failed);
  return inForm(form, error || failed, title);
}

export function exceptionNotice(form: FormContract): Notice {
  const { exception, unanswered } = form.texts;
  return inForm(form, exception ?? unanswered ?? unexpectedError);
}

function inForm({ oneLineNotices }: FormContract, text: string, title = errorTitle): Notice {
  return oneLineNotices ? oneLine(text) : { title, text };
}

function oneLine(sentence: string): Notice {
  return { title: sentence, text: '' };
}
