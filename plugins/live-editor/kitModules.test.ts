import { kitModulesOf } from './kitModules';

const bundled = { react: [], antd: [], 'kit:antd': [], 'kit:@mui/material': [] };

describe('kitModulesOf', () => {
  it('finds the kit of a package, once, whatever part of it is imported', () => {
    const imported = ['react', '@mui/material/Button', '@mui/material', 'antd'];
    expect(kitModulesOf(imported, bundled)).toEqual(['kit:@mui/material', 'kit:antd']);
  });

  it('finds none for what is not bundled or has none', () => {
    expect(kitModulesOf(['react', 'no-such-package', 'toString'], bundled)).toEqual([]);
  });
});
