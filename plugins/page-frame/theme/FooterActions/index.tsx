/** At the foot of a page there is no control, unless a later plugin has a component of this name. */
export default function FooterActions(): null {
  return null;
}
