export default function ImportScreen() {
  return <div className="sheet">ImportScreen</div>;
}
