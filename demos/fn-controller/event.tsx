/**
 * @title An onChange with three arguments
 * @description The list calls onChange with an event, a topic and whether it is selected. The field turns this into a new list, which the Model tab shows. Select a third topic to see the error.
 * @keywords non-standard event, several arguments, list, checkbox group, attrs.onChange
 */
import type { ChangeEvent } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

const topics = [/* i18n */ 'Releases', /* i18n */ 'Talks', /* i18n */ 'Jobs'];

interface TopicListProps {
  chosen: string[];
  onToggle: (event: ChangeEvent<HTMLInputElement>, topic: string, isOn: boolean) => void;
}

function TopicList({ chosen, onToggle }: TopicListProps) {
  return topics.map((topic) => (
    <label key={topic} style={{ display: 'block' }}>
      <input
        type="checkbox"
        checked={chosen.includes(topic)}
        onChange={(event) => onToggle(event, topic, event.target.checked)}
      />{' '}
      {topic}
    </label>
  ));
}

export default function Newsletter() {
  const { render } = useForm<{ topics: string[] }>({ topics: [] });

  return render('topics', {
    rules: { validator: (value) => (value.length > 2 ? 'Two topics at most' : '') },
  })(({ attrs, model }) => (
    <fieldset aria-describedby={attrs['aria-describedby']}>
      <legend>Email me about</legend>
      <TopicList
        chosen={attrs.value}
        onToggle={(_event, topic, isOn) =>
          attrs.onChange(
            isOn ? [...model.topics, topic] : model.topics.filter((other) => other !== topic),
          )
        }
      />
    </fieldset>
  ));
}
