/** A sewn line; once on a page. */
export function StitchRule() {
  return <hr className="stitch" />;
}
