type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a reader did to a demo before it ran. */
export interface EarlyInput {
  /** Does it again, now that the demo hears it. */
  replay: () => void;
  /** Stops listening. */
  release: () => void;
}

/** React ignores an event whose value it set itself, so the value is set behind its back. */
function enter(field: Field, value: string): void {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  field.value = '';
  native?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Keeps what a reader types and presses in a demo whose code is still on its way; without this, a
 * form would be sent to the server and the page would be left.
 *
 * @param host the demo's preview element
 */
export function holdEarlyInput(host: HTMLElement): EarlyInput {
  const typed = new Map<Field, string>();
  let pressed: (() => void) | undefined;

  const onInput = ({ target }: Event) => {
    const field = target as Field;
    typed.set(field, field.value);
  };
  const onClick = (event: Event) => {
    const target = event.target as HTMLElement;
    // Links and fields do by themselves what is expected of them.
    if (!target.closest('button, [type="checkbox"], [type="radio"], [role]')) return;
    event.preventDefault();
    pressed = () => target.click();
  };
  const onSubmit = (event: Event) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    pressed = () => form.requestSubmit();
  };

  host.addEventListener('input', onInput);
  host.addEventListener('click', onClick);
  host.addEventListener('submit', onSubmit);
  const release = () => {
    host.removeEventListener('input', onInput);
    host.removeEventListener('click', onClick);
    host.removeEventListener('submit', onSubmit);
  };
  return {
    release,
    replay: () => {
      release();
      for (const [field, value] of typed) enter(field, value);
      pressed?.();
    },
  };
}
