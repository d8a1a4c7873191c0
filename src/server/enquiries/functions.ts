import type { EnquiryContract } from '../../contract/enquiry/enquiry-contract.ts';
import { kinds } from '../../contract/enquiry/kinds.ts';
import { defineFunction, type ServerFunction } from './define-function.ts';

/** One function for each name that the kinds of enquiry give. */
export const functions: readonly ServerFunction[] = [
  ...Map.groupBy<string, EnquiryContract>(
    Object.values(kinds),
    ({ functionName }) => functionName,
  ).values(),
].flatMap(([main, ...sharing]) => (main ? defineFunction(main, sharing) : []));
