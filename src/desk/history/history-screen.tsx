export default function HistoryScreen() {
  return <div className="sheet">HistoryScreen</div>;
}
