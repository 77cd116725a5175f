import { highlightCode } from '../../../src/components/highlightCode';
import type {
  Definition,
  Documentation,
  Property,
  Signature,
  TypeDescription,
  TypeDetails,
  UnionOption,
} from '../definitions';
import { prosePieces, typePieces, type Links } from './pieces';
import type {
  DeclarationView,
  DetailsView,
  DocumentationView,
  OptionView,
  RowView,
  SignatureView,
  TableView,
  TypeView,
  UsagesView,
} from './views';

const documentationView = (documentation: Documentation, links: Links): DocumentationView => ({
  description: prosePieces(documentation.text, links),
  label: documentation.label,
  replacement: documentation.replacement
    ? prosePieces(documentation.replacement, links)
    : undefined,
  since: documentation.since,
  default: documentation.default,
  isEnglish: documentation.isEnglish,
});

function detailsView(details: TypeDetails, links: Links): DetailsView {
  switch (details.kind) {
    case 'object':
      return { kind: 'object', rows: details.properties.map((row) => rowView(row, links)) };
    case 'union':
      return { kind: 'union', options: details.options.map((option) => optionView(option, links)) };
    case 'array':
      return { kind: 'array', element: detailsView(details.element, links) };
    case 'function': {
      const { parameters, returns } = signatureView(details.signature, links);
      return { kind: 'function', parameters, returns };
    }
  }
}

const typeView = ({ text, details }: TypeDescription, links: Links): TypeView => ({
  pieces: typePieces(text, links),
  details: details && detailsView(details, links),
});

const optionView = (option: UnionOption, links: Links): OptionView => ({
  type: typeView(option, links),
  ...documentationView(option.documentation, links),
});

const rowView = ({ name, required, type, documentation }: Property, links: Links): RowView => ({
  name,
  required,
  type: typeView(type, links),
  ...documentationView(documentation, links),
});

const signatureView = ({ text, parameters, returns }: Signature, links: Links): SignatureView => ({
  text: typePieces(text, links),
  parameters: parameters.map((parameter) => rowView(parameter, links)),
  returns: {
    type: typeView(returns.type, links),
    ...documentationView(returns.documentation, links),
  },
});

/** Data of `<API>`: everything about an export but its source. */
export function tableView(definition: Definition, allLinks: Links): TableView {
  const { name, kind, documentation, properties, signatures, options } = definition;
  // A page does not link to itself.
  const { [name]: _own, ...links } = allLinks;
  const called = (signature: Signature): Signature =>
    kind === 'function' ? { ...signature, text: `${name}${signature.text}` } : signature;
  return {
    state: 'ready',
    ...documentationView(documentation, links),
    rows: properties.map((property) => rowView(property, links)),
    signatures: signatures.map((signature) => signatureView(called(signature), links)),
    options: options.map((option) => optionView(option, links)),
  };
}

/** Data of `<TypeSignature>`: the source of the declaration, highlighted. */
export const declarationView = ({ declaration }: Definition): DeclarationView => ({
  state: 'ready',
  html: highlightCode(declaration, 'ts'),
});

/** Data of `<UsedIn>`: the exports that mention this one. */
export const usagesView = ({ usedIn }: Definition, links: Links): UsagesView => ({
  state: 'ready',
  names: usedIn.map((name) => ({ text: name, code: true, href: links[name] })),
});
