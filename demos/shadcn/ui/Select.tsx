import type { ComponentProps } from 'react';
import * as Primitive from '@radix-ui/react-select';
import './ui.css';

export const Select = Primitive.Root;

export const SelectValue = Primitive.Value;

export function SelectTrigger({ children, ...props }: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger data-slot="select-trigger" className="ui-control ui-trigger" {...props}>
      {children}
      <Primitive.Icon />
    </Primitive.Trigger>
  );
}

export function SelectContent({ children, ...props }: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        data-slot="select-content"
        className="ui-list"
        position="popper"
        sideOffset={4}
        {...props}
      >
        <Primitive.Viewport>{children}</Primitive.Viewport>
      </Primitive.Content>
    </Primitive.Portal>
  );
}

export function SelectItem({ children, ...props }: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item data-slot="select-item" className="ui-item" {...props}>
      <Primitive.ItemText>{children}</Primitive.ItemText>
      <Primitive.ItemIndicator>✓</Primitive.ItemIndicator>
    </Primitive.Item>
  );
}
