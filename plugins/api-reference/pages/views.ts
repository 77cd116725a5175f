import type { ReleaseLabel } from '../definitions';

/** A piece of a sentence or of a type: plain, as code, as a link, or as code that is a link. */
export type Piece = string | { text: string; code?: boolean; href?: string };

/** Paragraphs of pieces. */
export type Prose = Piece[][];

/** A type with links to the named types in it. */
export interface TypeView {
  pieces: Piece[];
  details?: DetailsView;
}

/** What opens under a type. */
export type DetailsView =
  | { kind: 'object'; rows: RowView[] }
  | { kind: 'union'; options: OptionView[] }
  | { kind: 'array'; element: DetailsView }
  | { kind: 'function'; parameters: RowView[]; returns: OptionView };

/** What the reference says about one thing, ready to be shown. */
export interface DocumentationView {
  description: Prose;
  label?: ReleaseLabel;
  replacement?: Prose;
  since?: string;
  default?: string;
  /** Whether the description is English on a page of another language. */
  isEnglish?: boolean;
}

/** A type with its own description: an option of a union, or what a call returns. */
export interface OptionView extends DocumentationView {
  type: TypeView;
}

/** A property, prop or parameter. */
export interface RowView extends OptionView {
  name: string;
  required: boolean;
}

/** A way to call a function. */
export interface SignatureView {
  text: Piece[];
  parameters: RowView[];
  returns: OptionView;
}

/** Why there is nothing to show. */
export interface Absence {
  state: 'disabled' | 'resolving' | 'missing';
}

/** Data of `<API>`. */
export interface TableView extends DocumentationView {
  state: 'ready';
  rows: RowView[];
  signatures: SignatureView[];
  options: OptionView[];
}

/** Data of `<TypeSignature>`. */
export interface DeclarationView {
  state: 'ready';
  /** Highlighted source. */
  html: string;
}

/** Data of `<UsedIn>`. */
export interface UsagesView {
  state: 'ready';
  names: Piece[];
}
