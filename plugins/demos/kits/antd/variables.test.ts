import { darkVariables } from './variables';

describe('darkVariables', () => {
  it('keeps the tokens that differ, for the dark mode only', () => {
    const light = '.demo-antd{--a:1;--b:#fff}.demo-antd.ant-btn{--c:1;}.ant-btn{color:var(--b)}';
    const dark = '.demo-antd{--a:1;--b:#000}.demo-antd.ant-btn{--c:1;}.ant-btn{color:var(--b)}';
    expect(darkVariables(light, dark)).toBe("[data-theme='dark'] .demo-antd{--b:#000}");
  });

  it('has nothing to add where both are the same', () => {
    expect(darkVariables('.demo-antd{--a:1}', '.demo-antd{--a:1}')).toBe('');
  });
});
