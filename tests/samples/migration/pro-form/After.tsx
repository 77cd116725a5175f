import { Button, Input, InputNumber, Select } from 'antd';
import { Form, useForm, useSubscribe } from 'bindform';
import 'bindform/styles.css';

const invoice = { kind: 'personal', title: '', taxNumber: '', amount: null as number | null };

const kinds = [
  { value: 'personal', label: 'Personal' },
  { value: 'company', label: 'Company' },
];

/** Invalid controls have a red border, as in ProForm. */
const withStatus = ({ isError }: { isError: boolean }) => ({
  status: isError ? ('error' as const) : undefined,
});

/** The server expects cents. */
const toCents = ({ amount, ...rest }: typeof invoice) => ({
  ...rest,
  amount: Math.round((amount ?? 0) * 100),
});

interface Props {
  isLocked?: boolean;
  save: (values: ReturnType<typeof toCents>) => Promise<void>;
}

export function Invoice({ isLocked, save }: Props) {
  const form = useForm(invoice, { readOnly: isLocked });
  const isCompany = useSubscribe(form, ({ model }) => model.kind === 'company');
  const required = (message: string) => ({ rules: { required: message }, defineProps: withStatus });
  return (
    <Form contextProps={form.contextProps} onSubmit={(values) => save(toCents(values))}>
      {form.render('kind', { label: 'Type', readOnlyText: isCompany ? 'Company' : 'Personal' })(
        <Select options={kinds} />,
      )}
      {form.render('title', { label: 'Name on the invoice', ...required('Enter a name') })(
        <Input />,
      )}
      {isCompany &&
        form.render('taxNumber', { label: 'Tax number', ...required('Enter a tax number') })(
          <Input />,
        )}
      {form.render('amount', { label: 'Amount', ...required('Enter an amount') })(
        <InputNumber min={0} precision={2} />,
      )}

      <Button htmlType="submit">Submit</Button>
      <Button onClick={form.reset}>Reset</Button>
    </Form>
  );
}
