import type { ComponentProps } from 'react';

interface DialogFormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  onSubmit: () => unknown;
}

/** The form of a dialog: Enter in its line sends it. React reports its submit to a form around the dialog too, so it ends here. */
export function DialogForm({ onSubmit, ...rest }: DialogFormProps) {
  return (
    <form
      noValidate
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit();
      }}
    />
  );
}
