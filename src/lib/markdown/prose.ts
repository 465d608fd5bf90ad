// Distinguishes prose, whose words are checked, from code and addresses.
import { decodeFragment } from './safe-address';

const CODE_ELEMENTS = 'code|kbd|samp|var|pre|script|style|tt';
const CODE_ELEMENT = new RegExp(`^(?:${CODE_ELEMENTS})$`, 'i');

/** Matches a tag of an element whose text isn't prose. The group captures the slash of a closing tag. */
export const CODE_TAG = new RegExp(String.raw`^<(\/?)(?:${CODE_ELEMENTS})\b`, 'i');

/** Reports whether the text in an HTML element isn't prose. */
export const isCodeElement = (name: string): boolean => CODE_ELEMENT.test(name);

/** Reports whether the text of a link is its address. */
export const isOwnAddress = (url: string, text: string): boolean =>
  decodeFragment(url).replace(/^(?:mailto:|https?:\/\/)/, '') ===
  decodeFragment(text).replace(/^https?:\/\//, '');
