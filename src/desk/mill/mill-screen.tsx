export default function MillScreen() {
  return <div className="sheet">MillScreen</div>;
}
