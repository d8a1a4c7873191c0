/** A rule drawn as a seam, to be used once on a page. */
export function StitchRule() {
  return <hr className="stitch" />;
}
