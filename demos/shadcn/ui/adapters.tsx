import { useState, type ComponentProps, type FocusEvent } from 'react';
import { Checkbox } from './Checkbox';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from './Select';

interface SelectFieldProps {
  options: { value: string; label: string }[];
  placeholder?: string;
  name?: string;
  value?: string;
  checked?: boolean;
  readOnly?: boolean;
  onChange?: (value: string) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * A Select with the props of a native control. id and aria-* go to the trigger; the name goes to
 * the root, which sends the value with the form.
 */
export function SelectField(props: SelectFieldProps) {
  const { options, placeholder, name, value = '', onChange, onBlur, ...rest } = props;
  const { checked: _checked, readOnly, ...trigger } = rest;
  const [open, setOpen] = useState(false);
  return (
    <Select
      name={name}
      value={value}
      // A letter typed on the closed trigger chooses, too.
      onValueChange={readOnly ? undefined : onChange}
      open={open}
      onOpenChange={(next) => setOpen(next && !readOnly)}
    >
      <SelectTrigger onBlur={(event) => !open && onBlur?.(event)} {...trigger}>
        <SelectValue placeholder={placeholder}>
          {options.find((option) => option.value === value)?.label}
        </SelectValue>
      </SelectTrigger>
      <SelectContent>
        {options.map((option) => (
          <SelectItem key={option.value} value={option.value}>
            {option.label}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

interface CheckboxFieldProps extends Omit<ComponentProps<typeof Checkbox>, 'value' | 'onChange'> {
  value?: unknown;
  readOnly?: boolean;
  onChange?: (checked: boolean) => void;
}

/** A Checkbox with its text and the props of a native control. */
export function CheckboxField({ children, value: _value, onChange, ...props }: CheckboxFieldProps) {
  const { readOnly, id, ...root } = props;
  return (
    <span className="ui-line">
      <Checkbox
        id={id}
        onCheckedChange={(checked) => !readOnly && onChange?.(checked === true)}
        {...root}
      />
      <label htmlFor={id}>{children}</label>
    </span>
  );
}
