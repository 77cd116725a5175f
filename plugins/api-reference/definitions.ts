/** Release label of a part of the library. */
export type ReleaseLabel = 'alpha' | 'beta' | 'experimental' | 'deprecated';

/** What a documentation comment says about one thing. */
export interface Documentation {
  /** Key of the text among the messages: `Owner.property`, by where it is declared. */
  key: string;
  /** English text with inline code, links and `{@link Name}`; empty without a description. */
  text: string;
  label?: ReleaseLabel;
  /** What to use instead of a deprecated thing. */
  replacement?: string;
  /** Version that brought it. */
  since?: string;
  /** Default value as code. */
  default?: string;
  /** Whether the text is English for want of a translation. */
  isEnglish?: boolean;
}

/** A type as written, with a description of its parts. */
export interface TypeDescription {
  text: string;
  details?: TypeDetails;
}

/** The properties of a type that a name or a short text hides. */
export type TypeDetails =
  | { kind: 'object'; properties: Property[] }
  | { kind: 'union'; options: UnionOption[] }
  | { kind: 'array'; element: TypeDetails }
  | { kind: 'function'; signature: Signature };

/** One of the types that a union allows. */
export interface UnionOption extends TypeDescription {
  documentation: Documentation;
}

/** A property of an object, a prop of a component or a parameter of a function. */
export interface Property {
  name: string;
  required: boolean;
  type: TypeDescription;
  documentation: Documentation;
}

/** One way to call a function. */
export interface Signature {
  text: string;
  parameters: Property[];
  returns: { type: TypeDescription; documentation: Documentation };
}

/** All that the reference knows about one export of the library. */
export interface Definition {
  name: string;
  kind: 'component' | 'function' | 'type';
  documentation: Documentation;
  properties: Property[];
  signatures: Signature[];
  options: UnionOption[];
  /** Source of the declaration and of the unexported types it names, without comments. */
  declaration: string;
  /** Names of the exports that mention this one. */
  usedIn: string[];
}

/** Definitions by the name of their export. */
export type Definitions = Record<string, Definition>;
