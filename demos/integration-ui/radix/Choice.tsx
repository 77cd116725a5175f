import { useState, type FocusEvent } from 'react';
import * as Select from '@radix-ui/react-select';
import './kit.css';

interface ChoiceProps {
  options: { value: string; label: string }[];
  placeholder: string;
  name?: string;
  value?: string;
  checked?: boolean;
  readOnly?: boolean;
  onChange?: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Radix Select with the props of a native control. id and aria-* go to the trigger; the name goes
 * to the root, which sends the value with the form.
 */
export function Choice({
  options,
  placeholder,
  name,
  value = '',
  checked: _checked,
  readOnly,
  onChange,
  onBlur,
  ...trigger
}: ChoiceProps) {
  const [open, setOpen] = useState(false);
  return (
    <Select.Root
      name={name}
      value={value}
      // A letter typed on the closed trigger chooses, too.
      onValueChange={readOnly ? undefined : onChange}
      open={open}
      onOpenChange={(next) => setOpen(next && !readOnly)}
    >
      <Select.Trigger
        className="kit-field kit-choice"
        onBlur={(event) => !open && onBlur?.(event)}
        {...trigger}
      >
        <Select.Value placeholder={placeholder}>
          {options.find((option) => option.value === value)?.label}
        </Select.Value>
        <Select.Icon />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content className="kit-list" position="popper" sideOffset={4}>
          <Select.Viewport>
            {options.map((option) => (
              <Select.Item className="kit-option" key={option.value} value={option.value}>
                <Select.ItemText>{option.label}</Select.ItemText>
                <Select.ItemIndicator>✓</Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}
