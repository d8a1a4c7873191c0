export default function FabricsScreen() {
  return <div className="sheet">FabricsScreen</div>;
}
