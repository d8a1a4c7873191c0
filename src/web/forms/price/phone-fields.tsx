import { priceKind } from '../../../contract/enquiry/price.ts';
import {
  findPhoneCountry,
  hasTenDigits,
  phoneCountries,
} from '../../../domain/enquiry/phone-countries.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface PhoneFieldsProps {
  readonly country: string;
  readonly phone: string;
  readonly error: string | undefined;
  readonly onChange: (part: { country?: string; phone?: string }) => void;
}

/** A number and the country it belongs to; each country counts its own digits. */
export function PhoneFields({ country, phone, error, onChange }: PhoneFieldsProps) {
  return (
    <div className="price-phone">
      <SelectField
        id="price-country"
        name="country"
        label="Country"
        autoComplete="country"
        options={phoneCountries.map(({ code, name, dial }) => ({
          value: code,
          label: dial ? `${name} ${dial}` : name,
        }))}
        value={country}
        onChange={(event) => onChange({ country: event.target.value })}
      />
      <TextField
        id="price-phone"
        name="contactValue"
        label={priceKind.texts.phone}
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        hint={hintFor(country)}
        error={error}
        value={phone}
        onChange={(event) => onChange({ phone: event.target.value })}
        required
      />
    </div>
  );
}

function hintFor(code: string): string {
  const country = findPhoneCountry(code);
  if (!country || hasTenDigits(country)) {
    return priceKind.texts.phoneHint;
  }
  const { from, to } = country.digits;
  const digits = from === to ? `${from} digits` : `${from} to ${to} digits`;
  return country.dial ? `${digits}, without ${country.dial}` : `With the country code: ${digits}`;
}
