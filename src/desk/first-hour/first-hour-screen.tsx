export default function FirstHourScreen() {
  return <div className="sheet">FirstHourScreen</div>;
}
