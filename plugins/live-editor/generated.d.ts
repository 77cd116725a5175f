declare module '@generated/live-editing/default/frame.json' {
  import type { FrameData } from './frameData';

  const frameData: FrameData;
  export default frameData;
}
