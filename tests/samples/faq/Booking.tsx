import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useForm } from 'bindform';

const toDay = (text: string) => (text ? dayjs(text) : null);
const toText = (day: Dayjs | null | undefined) => day?.format('YYYY-MM-DD') ?? '';

export function Booking() {
  const form = useForm({ stay: { start: '', end: '' } });
  return form.render('stay', {
    label: 'Stay',
    rules: { validator: ({ start, end }) => !(start && end) && 'Choose both days' },
    formatChangeValue: (days: (Dayjs | null)[] | null) => ({
      start: toText(days?.[0]),
      end: toText(days?.[1]),
    }),
    defineProps: ({ model: { stay } }) => ({ value: [toDay(stay.start), toDay(stay.end)] }),
  })(<DatePicker.RangePicker />);
}
