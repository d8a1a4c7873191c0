/** A field that no person sees, reaches or has filled in for them; a robot cannot resist it. */
export function SpamTrap({ id = 'website' }: { readonly id?: string }) {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={id}>Website</label>
      <input id={id} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
