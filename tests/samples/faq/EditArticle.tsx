import { Form, useForm } from 'bindform';

interface Article {
  title: string;
  notify: boolean;
}

interface Props {
  publish: (article: Article) => Promise<void>;
  saveDraft: (article: Article) => void;
}

export function EditArticle({ publish, saveDraft }: Props) {
  const form = useForm<Article>({ title: '', notify: false });
  return (
    <Form contextProps={form.contextProps} onSubmit={publish}>
      {form.render('title', { label: 'Title', rules: { required: 'Enter a title' } })(<input />)}
      <button type="submit" onClick={() => form.setValue('notify', false)}>
        Publish
      </button>
      <button type="submit" onClick={() => form.setValue('notify', true)}>
        Publish and notify subscribers
      </button>
      <button type="button" onClick={() => saveDraft({ ...form.model })}>
        Save draft
      </button>
    </Form>
  );
}
