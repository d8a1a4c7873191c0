import { TextField, type TextFieldProps } from '../../ui/fields/text-field.tsx';

type PersonFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'autoComplete'> & {
  readonly label?: string;
};

/** Who asks, and how to reach them: the same words, keyboards and autofill in every form. */
export function NameField(props: PersonFieldProps) {
  return <TextField label="Name" autoComplete="name" placeholder="Your name" {...props} />;
}

export function PhoneField(props: PersonFieldProps) {
  return <TextField label="Phone" type="tel" autoComplete="tel" placeholder="+91" {...props} />;
}

export function EmailField(props: PersonFieldProps) {
  return (
    <TextField
      label="Email"
      type="email"
      autoComplete="email"
      placeholder="you@company.com"
      {...props}
    />
  );
}

export function CompanyField(props: PersonFieldProps) {
  return <TextField label="Company" autoComplete="organization" optional {...props} />;
}
