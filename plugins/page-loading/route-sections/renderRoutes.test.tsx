import { act, render, screen } from '@testing-library/react';
import { Router } from 'react-router-dom';
import { createMemoryHistory } from 'history';
import type { RouteConfig } from 'react-router-config';
import renderRoutes from './renderRoutes';

const page = (path: string): RouteConfig => ({ path, exact: true, component: () => <p>{path}</p> });

test('a constant element shows routes that came after it was made', () => {
  const routes = [page('/one')];
  const element = renderRoutes(routes);
  const history = createMemoryHistory({ initialEntries: ['/one'] });
  render(<Router history={history}>{element}</Router>);
  expect(screen.getByText('/one')).toBeInTheDocument();
  routes.unshift(page('/two'));
  act(() => history.push('/two'));
  expect(screen.getByText('/two')).toBeInTheDocument();
});
