import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { FACETS, type FacetChoice } from '../../client/facets';
import type { ShownResults } from '../../client/useResults';
import styles from './styles.module.css';

function facetName(facet: FacetChoice): string {
  switch (facet) {
    case 'all':
      return translate({
        id: 'search.facet.all',
        message: 'All',
        description: 'Choice of the kind of results: no restriction',
      });
    case 'guides':
      return translate({
        id: 'search.facet.guides',
        message: 'Guides',
        description: 'Choice of the kind of results',
      });
    case 'reference':
      return translate({
        id: 'search.facet.reference',
        message: 'Reference',
        description: 'Choice of the kind of results: pages about the API and its types',
      });
    case 'demos':
      return translate({
        id: 'search.facet.demos',
        message: 'Demos',
        description: 'Choice of the kind of results',
      });
    case 'errors':
      return translate({
        id: 'search.facet.errors',
        message: 'Errors',
        description: 'Choice of the kind of results: pages about error codes',
      });
  }
}

interface Props {
  results: Pick<ShownResults, 'facet' | 'setFacet' | 'counts'>;
  /** Called for Enter, which opens the active result. */
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Radio buttons that filter the results by kind; one tab stop, operated by arrow keys. */
export default function Facets({ results, onKeyDown }: Props): ReactNode {
  const { facet, setFacet, counts } = results;
  const name = useId();
  return (
    <fieldset className={styles.facets}>
      <legend className={styles.unseen}>
        {translate({
          id: 'search.facets',
          message: 'Kind of results',
          description: 'Name of the radio buttons that restrict the results',
        })}
      </legend>
      {(['all', ...FACETS] as const).map((choice) => (
        <label key={choice} className={styles.facet}>
          <input
            type="radio"
            name={name}
            checked={choice === facet}
            disabled={choice !== 'all' && counts[choice] === 0}
            onChange={() => setFacet(choice)}
            onKeyDown={(event) => event.key === 'Enter' && onKeyDown?.(event)}
          />
          {facetName(choice)}
        </label>
      ))}
    </fieldset>
  );
}
