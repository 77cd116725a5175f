import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import { empty, schema, type Customer } from './schema';

export function Invoice({ save }: { save: (customer: Customer) => void }) {
  const { control, register, handleSubmit, formState } = useForm<Customer>({
    defaultValues: empty,
    mode: 'onChange',
    resolver: standardSchemaResolver(schema),
  });
  const { email, taxId } = formState.errors;
  const isCompany = useWatch({ control, name: 'isCompany' });

  return (
    <form noValidate onSubmit={handleSubmit((customer) => save(customer))}>
      <label htmlFor="email">Email</label>
      <input
        id="email"
        type="email"
        aria-invalid={Boolean(email)}
        aria-describedby={email && 'email-error'}
        {...register('email')}
      />
      {email && <p id="email-error">{email.message}</p>}

      <label htmlFor="isCompany">Company</label>
      <input id="isCompany" type="checkbox" {...register('isCompany')} />

      {isCompany && (
        <>
          <label htmlFor="taxId">Tax ID</label>
          <input
            id="taxId"
            aria-invalid={Boolean(taxId)}
            aria-describedby={taxId && 'taxId-error'}
            {...register('taxId')}
          />
          {taxId && <p id="taxId-error">{taxId.message}</p>}
        </>
      )}
      <button>Save</button>
    </form>
  );
}
