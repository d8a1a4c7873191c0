/** A field that no person sees, reaches or has filled in for them; a robot cannot resist it. */
export function SpamTrap() {
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor="website">Website</label>
      <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
