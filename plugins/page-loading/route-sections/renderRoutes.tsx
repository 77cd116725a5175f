// Replaces @docusaurus/core 3.10 client/exports/renderRoutes, which renders the routes of the moment when it is called:
// for the table of routes, when the app starts. Here the routes of sections may come later.
import type { ReactNode } from 'react';
import { renderRoutes as renderPresent } from 'react-router-config';
import { useLocation } from '@docusaurus/router';

type Arguments = Parameters<typeof renderPresent>;

function Routes({ of }: { of: Arguments }): ReactNode {
  // Renders again when the location changes, also as part of a constant element.
  useLocation();
  return renderPresent(...of);
}

/** Renders the route that matches the location, with the signature of Docusaurus's renderRoutes. */
export default function renderRoutes(...of: Arguments): ReactNode {
  return <Routes of={of} />;
}
